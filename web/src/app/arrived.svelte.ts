/** A file that the system opened with the page, until a screen has taken it. */

class Arrived {
  file: File | null = $state.raw(null);
}

export const arrived = new Arrived();
