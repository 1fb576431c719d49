//! Running other programs: every command line is shown, every failure names the command that failed.

use std::ffi::{OsStr, OsString};
use std::process::{Command, ExitStatus, Output, Stdio};

use anyhow::{Context, Result, bail};

use crate::{say, workspace};

/// A command line to be shown and run, from the root of the workspace.
pub(crate) struct Run {
    command: Command,
}

impl Run {
    /// A program by name or path.
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Run {
        let mut command = Command::new(program);
        command.current_dir(workspace::root());
        // rustup sets this for its child, and it would win over the toolchain file of a folder.
        command.env_remove("RUSTUP_TOOLCHAIN");
        Run { command }
    }

    /// The cargo of the PATH, which is rustup's where there is one, so that `+nightly` works. It also sees the tools
    /// that were installed into target/tools.
    pub(crate) fn cargo() -> Run {
        Run::new("cargo").with_tools()
    }

    /// The same, behind everything else that wants a processor.
    pub(crate) fn patient_cargo() -> Run {
        Run::new("nice").args(["-n", "10", "cargo"]).with_tools()
    }

    fn with_tools(self) -> Run {
        let mut path = OsString::from(workspace::tools().join("bin"));
        if let Some(rest) = std::env::var_os("PATH") {
            path.push(":");
            path.push(rest);
        }
        self.env("PATH", path)
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Run {
        self.command.arg(arg);
        self
    }

    pub(crate) fn args(mut self, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Run {
        self.command.args(args);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Run {
        self.command.env(name, value);
        self
    }

    /// Runs it with our own output.
    pub(crate) fn go(self) -> Result<()> {
        let (status, shown) = self.status()?;
        if !status.success() {
            bail!("failed ({status}): {shown}");
        }
        Ok(())
    }

    /// Runs it with our own output and gives its exit status, whatever it is; -1 if a signal ended it.
    pub(crate) fn code(self) -> Result<i32> {
        let (status, _) = self.status()?;
        Ok(status.code().unwrap_or(-1))
    }

    fn status(mut self) -> Result<(ExitStatus, String)> {
        let shown = self.announce();
        let status = self
            .command
            .stdout(say::pipe())
            .stderr(say::pipe())
            .status()
            .with_context(|| format!("cannot start: {shown}"))?;
        Ok((status, shown))
    }

    /// Runs it and gives its standard output; its messages go to ours.
    pub(crate) fn stdout(mut self) -> Result<String> {
        self.command.stderr(say::pipe());
        let shown = shown(&self.command);
        let output = self.output()?;
        if !output.status.success() {
            bail!("failed ({}): {shown}", output.status);
        }
        String::from_utf8(output.stdout).with_context(|| format!("not UTF-8: output of {shown}"))
    }

    /// Runs it quietly and gives everything, whatever its status.
    pub(crate) fn output(mut self) -> Result<Output> {
        let shown = shown(&self.command);
        self.command
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot start: {shown}"))
    }

    /// Whether it can be started and says yes; silent.
    pub(crate) fn succeeds(self) -> bool {
        self.output().is_ok_and(|output| output.status.success())
    }

    /// Hands each line of its standard error to `line` as it comes; gives whether it succeeded.
    pub(crate) fn watch(mut self, mut line: impl FnMut(&str)) -> Result<bool> {
        use std::io::{BufRead, BufReader};

        let shown = self.announce();
        let mut child = self
            .command
            .stdout(say::pipe())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start: {shown}"))?;
        if let Some(messages) = child.stderr.take() {
            // By bytes: a fuzzer shows inputs that are not UTF-8.
            for bytes in BufReader::new(messages).split(b'\n') {
                line(&String::from_utf8_lossy(&bytes?));
            }
        }
        Ok(child.wait()?.success())
    }

    fn announce(&self) -> String {
        let shown = shown(&self.command);
        say::note(format_args!("$ {shown}"));
        shown
    }
}

/// The command line as a person would type it.
fn shown(command: &Command) -> String {
    let mut line = String::new();
    for word in std::iter::once(command.get_program()).chain(command.get_args()) {
        let word = word.to_string_lossy();
        if !line.is_empty() {
            line.push(' ');
        }
        let plain = |c: char| c.is_alphanumeric() || "-_./=:,+@%".contains(c);
        if !word.is_empty() && word.chars().all(plain) {
            line.push_str(&word);
        } else {
            line.push('\'');
            line.push_str(&word.replace('\'', r"'\''"));
            line.push('\'');
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_can_be_pasted_into_a_shell() {
        let run = Run::new("echo").args(["plain", "two words", "", "it's"]);
        assert_eq!(shown(&run.command), r"echo plain 'two words' '' 'it'\''s'");
    }

    #[test]
    fn a_failure_names_the_command() {
        let error = Run::new("sh").args(["-c", "exit 3"]).go().unwrap_err();
        let text = format!("{error:#}");
        assert!(text.contains("sh -c 'exit 3'"), "{text}");
        assert!(text.contains('3'), "{text}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = Run::new("no-such-program").go().unwrap_err();
        assert!(format!("{error:#}").contains("cannot start: no-such-program"));
        assert!(!Run::new("no-such-program").succeeds());
    }

    #[test]
    fn watched_lines_arrive_in_order() {
        let mut lines = Vec::new();
        let good = Run::new("sh")
            .args(["-c", "echo a >&2; echo b >&2; exit 1"])
            .watch(|line| lines.push(line.to_owned()))
            .unwrap();
        assert_eq!((good, lines), (false, vec!["a".into(), "b".into()]));
    }
}
