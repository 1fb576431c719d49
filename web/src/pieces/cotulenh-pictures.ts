/** CoTuLenh as silhouettes: soldiers, machines and ships on the same counters as the map signs. */

import { area, bothSides, circle, line, type Art, type PieceSet, type Shape, type SideIndex } from './art';
import { COUNTERS } from './cotulenh-signs';

const PICTURES = {
  // A general's bust: peaked cap with a star, shoulder boards.
  commander: [
    area('ink', 'M18 84C18 68 32 64 40 62V56H60V62C68 64 82 68 82 84Q50 92 18 84Z'),
    area('ink', 'M34 40H66V47C66 58 58 63 50 63S34 58 34 47Z'),
    area('accent', 'M26 34C24 20 38 14 50 14S76 20 74 34L66 38H34Z'),
    area('line', 'M33 36H67L70 43Q50 37 30 43Z'),
    area('line', 'M50 18L52.4 23.6L58.5 24.2L53.9 28.2L55.3 34L50 31L44.7 34L46.1 28.2L41.5 24.2L47.6 23.6Z'),
    line('accent', 4, 'M24 74L34 70M76 74L66 70'),
    area('body', 'M46 66H54L52 71L55 84H45L48 71Z'),
  ],
  // A helmeted soldier with his rifle on the shoulder.
  infantry: [
    line('ink', 5, 'M72 20L66 84'),
    area('ink', 'M69 40L76 41L71 62L66 61Z'),
    area('ink', 'M27 36C27 22 36 15 46 15S65 22 65 36L69 40H23Z'),
    area('ink', 'M32 43H60V47C60 56 54 61 46 61S32 56 32 47Z'),
    area('ink', 'M18 86C18 72 27 66 37 64L46 70L55 64C65 66 74 72 74 86Q46 93 18 86Z'),
    line('body', 3, 'M34 66L46 78L58 66M46 78V88'),
  ],
  // A villager under a conical hat.
  militia: [
    area('accent', 'M50 12L88 42Q50 52 12 42Z'),
    line('line', 2, 'M50 12L36 45M50 12L64 45'),
    area('ink', 'M35 48Q50 51 65 48V51C65 61 58 66 50 66S35 61 35 51Z'),
    area('ink', 'M22 88C22 76 30 70 40 68L50 73L60 68C70 70 78 76 78 88Q50 94 22 88Z'),
    line('body', 3, 'M41 70L59 88M43 60L40 66'),
  ],
  // Spade and spanner, crossed.
  engineer: [
    line('ink', 7, 'M34 34L70 74'),
    area('ink', 'M64 66L78 68Q86 78 82 86Q72 88 64 80Z'),
    line('ink', 7, 'M26 40L34 34L40 26'),
    line('ink', 8, 'M64 38L28 78'),
    area('ink', 'M60 44C55 36 58 22 72 19L67 30L73 36L84 32C82 45 69 49 60 44Z'),
    area('ink', circle(27, 79, 7)),
    area('body', circle(27, 79, 3)),
  ],
  // A tank from the side.
  tank: [
    area('ink', 'M34 34H58Q62 34 63 38L64 42H90V48H65L66 52H30L31 38Q31 34 34 34Z'),
    area('ink', 'M14 54H86L80 62H20Z'),
    area('ink', 'M22 60H78Q88 60 88 68.5T78 77H22Q12 77 12 68.5T22 60Z'),
    area('body', circle(24, 68.5, 4) + circle(37, 68.5, 4) + circle(50, 68.5, 4) + circle(63, 68.5, 4) + circle(76, 68.5, 4)),
    area('ink', 'M40 28H52V34H40Z'),
  ],
  // A field gun with its wheel and trail.
  artillery: [
    area('ink', 'M40 50L84 20L88 26L46 57Z'),
    area('ink', 'M30 46L42 38L56 60L44 66Z'),
    line('ink', 6, 'M40 62L12 78'),
    line('ink', 6, circle(48, 66, 15)),
    line('ink', 3.5, 'M48 51V81M33 66H63M37.5 55.5L58.5 76.5M58.5 55.5L37.5 76.5'),
  ],
  // Twin barrels raised to the sky on a turning mount.
  anti_air: [
    line('ink', 6, 'M42 58L60 18M54 62L72 22'),
    line('ink', 9, 'M57 25L60 18M69 29L72 22'),
    area('ink', 'M28 56L62 48L68 66H28Z'),
    area('ink', 'M40 64H58L64 78H34Z'),
    area('ink', 'M16 78H84V85H16Z'),
    area('accent', 'M18 22L30 30L26 33L34 42L20 33L24 30Z'),
  ],
  // A rocket about to leave.
  missile: [
    area('ink', 'M50 8Q62 22 62 40V66H38V40Q38 22 50 8Z'),
    area('ink', 'M36 50V74L22 80V68ZM64 50V74L78 80V68Z'),
    area('ink', 'M41 68H59L57 75H43Z'),
    area('accent', 'M43 77H57Q57 86 50 94Q43 86 43 77Z'),
    area('body', circle(50, 36, 5.5)),
  ],
  // A jet from above.
  air_force: [
    area('ink', 'M50 8Q56 18 56 32L90 58V67L56 58V74L70 84V90L50 85L30 90V84L44 74V58L10 67V58L44 32Q44 18 50 8Z'),
    area('accent', 'M50 20Q53 26 53 34H47Q47 26 50 20Z'),
  ],
  // A warship with bridge, gun and bow wave.
  navy: [
    area('ink', 'M8 56H92Q90 68 80 76H20Q12 68 8 56Z'),
    area('ink', 'M34 38H64V54H34ZM42 28H58V38H42ZM22 46H32V54H22ZM68 47H76V54H68Z'),
    line('ink', 4, 'M50 28V14M42 20H58M24 48L10 43M74 49L88 44'),
    line('accent', 4, 'M14 84Q23 78 32 84T50 84T68 84T86 84'),
    area('body', circle(42, 46, 2.8) + circle(50, 46, 2.8) + circle(58, 46, 2.8)),
  ],
  // A command bunker with aerial and flag.
  headquarter: [
    line('ink', 4, 'M62 14V46'),
    area('accent', 'M62 13L84 20L62 28Z'),
    area('ink', 'M12 82V64Q12 44 34 42H66Q88 44 88 64V82Z'),
    area('body', 'M24 56H76V64H24Z'),
    area('body', 'M43 82V74Q43 69 50 69T57 74V82Z'),
    line('ink', 3, 'M37 56V64M50 56V64M63 56V64M30 42V28M22 32L38 26'),
  ],
} as const satisfies Record<string, readonly Shape[]>;

type Kind = keyof typeof PICTURES;

const KINDS = Object.keys(PICTURES) as readonly Kind[];

function draw(side: SideIndex, kind: Kind): Art {
  const counter = COUNTERS[side];
  return [line('line', 4, counter), area('body', counter), ...PICTURES[kind]];
}

export const set: PieceSet = bothSides(KINDS, draw);
