//! Sections 5 to 9 of the rules text read word by word: letters on a grid, one rule after another, nothing shared with the
//! crate. Slow on purpose.

/// A position as its text: three rows of three letters, `.` for empty.
#[derive(Clone)]
pub(crate) struct Literal {
    rows: [[char; 3]; 3],
    light_to_move: bool,
    en_passant: Option<(usize, usize)>,
    guests: [u32; 2],
    captured: [u32; 2],
    h: u32,
    p: u32,
}

type Place = (usize, usize);

impl Literal {
    pub(crate) fn read(text: &str) -> Literal {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut rows = [['.'; 3]; 3];
        for (row, letters) in fields[0].split('/').enumerate() {
            let mut column = 0;
            for letter in letters.chars() {
                match letter.to_digit(10) {
                    Some(run) => column += run as usize,
                    None => {
                        rows[row][column] = letter;
                        column += 1;
                    }
                }
            }
        }
        let tally = |field: &str, part: usize| field.split('.').nth(part).unwrap().parse().unwrap();
        Literal {
            rows,
            light_to_move: fields[1] == "l",
            en_passant: (fields[2] != "-").then(|| place(fields[2])),
            guests: [tally(fields[3], 0), tally(fields[4], 0)],
            captured: [tally(fields[3], 1), tally(fields[4], 1)],
            h: fields[5].parse().unwrap(),
            p: fields[6].parse().unwrap(),
        }
    }

    fn write(&self) -> String {
        let rows: Vec<String> = self
            .rows
            .iter()
            .map(|row| {
                let row: String = row.iter().collect();
                row.replace("...", "3").replace("..", "2").replace('.', "1")
            })
            .collect();
        format!(
            "{} {} {} {}.{} {}.{} {} {}",
            rows.join("/"),
            if self.light_to_move { "l" } else { "d" },
            self.en_passant.map_or("-".to_owned(), name),
            self.guests[0],
            self.captured[0],
            self.guests[1],
            self.captured[1],
            self.h,
            self.p
        )
    }

    /// Whether a letter belongs to the side to move.
    fn own(&self, letter: char) -> bool {
        letter != '.' && letter.is_ascii_uppercase() == self.light_to_move
    }

    fn enemy(&self, letter: char) -> bool {
        letter != '.' && letter.is_ascii_uppercase() != self.light_to_move
    }

    /// The row `steps` ahead of another one, as the side to move sees it.
    fn ahead(&self, row: usize, steps: usize) -> Option<usize> {
        if self.light_to_move {
            row.checked_sub(steps)
        } else {
            Some(row + steps).filter(|&row| row < 3)
        }
    }

    /// Every legal action with the text of the position it leads to.
    pub(crate) fn legal(&self) -> Vec<(String, String)> {
        let mut actions = Vec::new();
        // 10: empty if end 1 applies.
        let letters: Vec<char> = self.rows.iter().flatten().copied().collect();
        if !letters.iter().any(|&letter| self.own(letter))
            || !letters.iter().any(|&letter| self.enemy(letter))
        {
            return actions;
        }
        for row in 0..3 {
            for column in 0..3 {
                let letter = self.rows[row][column];
                if self.own(letter) {
                    self.unit(letter.to_ascii_uppercase(), (row, column), &mut actions);
                }
            }
        }
        actions
    }

    fn unit(&self, kind: char, from: Place, actions: &mut Vec<(String, String)>) {
        if kind == 'P' {
            self.pawn(from, actions);
            return;
        }
        for to in self.targets(kind, from) {
            actions.push((name(from) + &name(to), self.moved(from, to, None, None)));
        }
        if self.departs(kind, from) {
            actions.push((name(from) + "off", self.departed(from)));
        }
    }

    /// Section 5.
    fn targets(&self, kind: char, (row, column): Place) -> Vec<Place> {
        let mut targets = Vec::new();
        for down in -2_i32..=2 {
            for right in -2_i32..=2 {
                let (to_row, to_column) = (row as i32 + down, column as i32 + right);
                if (down, right) == (0, 0)
                    || !(0..3).contains(&to_row)
                    || !(0..3).contains(&to_column)
                {
                    continue;
                }
                let straight = down == 0 || right == 0;
                let diagonal = down.abs() == right.abs();
                let fits = match kind {
                    'R' => straight,
                    'B' => diagonal,
                    'Q' => straight || diagonal,
                    _ => down.abs() + right.abs() == 3,
                };
                // The only square that can lie between two squares of a line here is the one half way.
                let long = kind != 'N' && down.abs().max(right.abs()) == 2;
                let half = (
                    (row as i32 + down / 2) as usize,
                    (column as i32 + right / 2) as usize,
                );
                let jumps = long && self.rows[half.0][half.1] != '.';
                let to = (to_row as usize, to_column as usize);
                if fits && !jumps && !self.own(self.rows[to.0][to.1]) {
                    targets.push(to);
                }
            }
        }
        targets
    }

    /// The first table of section 7.
    fn departs(&self, kind: char, (row, column): Place) -> bool {
        let empty = |row: usize, column: usize| self.rows[row][column] == '.';
        let far = if self.light_to_move { 0 } else { 2 };
        let home = 2 - far;
        let rook = if row == far {
            true
        } else if row == 1 {
            empty(far, column)
        } else {
            empty(1, column) && empty(far, column)
        };
        let bishop = if row == far {
            true
        } else if row == 1 {
            column != 1 && empty(far, 1)
        } else {
            false
        };
        match kind {
            'R' => rook,
            'B' => bishop,
            'Q' if row == home => rook,
            'Q' => rook || bishop,
            _ => row != home,
        }
    }

    /// Section 8.
    fn pawn(&self, from: Place, actions: &mut Vec<(String, String)>) {
        let (row, column) = from;
        let home = if self.light_to_move { 2 } else { 0 };
        let mut add = |to: Place, taken: Option<Place>| {
            let far = 2 - home;
            if to.0 == far {
                for kind in ['q', 'r', 'b', 'n'] {
                    let after = self.moved(from, to, Some(kind), taken);
                    actions.push((format!("{}{}{kind}", name(from), name(to)), after));
                }
            } else {
                actions.push((name(from) + &name(to), self.moved(from, to, None, taken)));
            }
        };
        // 8.5: no pawn stands on its far row, so there always is a square ahead.
        let one = self.ahead(row, 1).unwrap();
        if self.rows[one][column] == '.' {
            add((one, column), None);
            if row == home {
                let two = self.ahead(row, 2).unwrap();
                if self.rows[two][column] == '.' {
                    add((two, column), None);
                }
            }
        }
        for side in [
            column.checked_sub(1),
            Some(column + 1).filter(|&column| column < 3),
        ] {
            let Some(side) = side else { continue };
            if self.enemy(self.rows[one][side]) {
                add((one, side), None);
            }
            // 8.4: the unit that has just promoted stands on this side's home row on the file of the jump.
            if row == home && self.en_passant == Some((one, side)) {
                add((one, side), Some((home, side)));
            }
        }
    }

    fn moved(
        &self,
        from: Place,
        to: Place,
        promotion: Option<char>,
        en_passant: Option<Place>,
    ) -> String {
        let mut next = self.clone();
        let mover = usize::from(!self.light_to_move);
        let letter = self.rows[from.0][from.1];
        let pawn = letter.eq_ignore_ascii_case(&'p');
        let victim = en_passant.unwrap_or(to);
        let captures = self.rows[victim.0][victim.1] != '.';
        if captures {
            next.rows[victim.0][victim.1] = '.';
            next.captured[1 - mover] += 1;
        }
        next.rows[from.0][from.1] = '.';
        next.rows[to.0][to.1] = match promotion {
            Some(kind) if self.light_to_move => kind.to_ascii_uppercase(),
            Some(kind) => kind,
            None => letter,
        };
        next.en_passant = None;
        if pawn && from.0.abs_diff(to.0) == 2 {
            let enemy_pawn = if self.light_to_move { 'p' } else { 'P' };
            let beside = [
                to.1.checked_sub(1),
                Some(to.1 + 1).filter(|&column| column < 3),
            ];
            if beside
                .into_iter()
                .flatten()
                .any(|column| self.rows[to.0][column] == enemy_pawn)
            {
                next.en_passant = Some((1, to.1));
            }
        }
        next.finish(captures || pawn)
    }

    fn departed(&self, from: Place) -> String {
        let mut next = self.clone();
        next.rows[from.0][from.1] = '.';
        next.guests[usize::from(!self.light_to_move)] += 1;
        next.en_passant = None;
        next.finish(true)
    }

    fn finish(mut self, progress: bool) -> String {
        self.h = if progress { 0 } else { (self.h + 1).min(40) };
        self.p += 1;
        self.light_to_move = !self.light_to_move;
        self.write()
    }
}

fn name((row, column): Place) -> String {
    format!("{}{}", ["a", "b", "c"][column], 3 - row)
}

fn place(name: &str) -> Place {
    let bytes = name.as_bytes();
    (usize::from(b'3' - bytes[1]), usize::from(bytes[0] - b'a'))
}
