/** Files that the system opened with the page, until a screen has taken them. */

class Arrived {
  files: readonly File[] = $state.raw([]);
}

export const arrived = new Arrived();
