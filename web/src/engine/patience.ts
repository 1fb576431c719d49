/** What the page may lack for a while. */
export type Part = 'engine' | 'thinker' | 'pieces' | 'screen' | 'rules' | 'words' | 'style';

/** Whoever asks for something again and again until it comes, and says so meanwhile. */
export interface Patience {
  insist<T>(part: Part, ask: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}
