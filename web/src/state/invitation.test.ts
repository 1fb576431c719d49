import { describe, expect, it } from 'vitest';
import { invitationLink, readInvitation } from './invitation';

// The third vector of rules: kings-cooking 16.
const VECTOR = '#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d';
const ANN = { id: '00112233445566778899aabbccddeeff', creator: 'second', lineUp: 'PPP', name: 'Ann' } as const;

describe('an invitation', () => {
  it('URL-3: is the vector of the rules, there and back', () => {
    expect(invitationLink(ANN)).toBe(VECTOR);
    expect(readInvitation(VECTOR)).toEqual(ANN);
  });

  it('URL-25: of Light with a name of one letter returns', () => {
    const light = { ...ANN, creator: 'first', lineUp: 'QNB', name: '明' } as const;
    expect(readInvitation(invitationLink(light))).toEqual(light);
  });

  it('is nothing that was cut, changed, or is a game', () => {
    const others = [
      VECTOR.slice(0, -1),
      VECTOR.replace('3wD', '3wE'),
      VECTOR.replace('#kc=1', '#kc=2'),
      `${VECTOR}.x`,
      VECTOR.replace('.ba', '=.ba'),
      '#kc=1.AQAAESIzRFVmd4iZqrvM3e7_BwcDQW5uAAEAh5TUhpw.2df7252a',
      '',
    ];
    for (const other of others) expect(readInvitation(other), other).toBeNull();
  });
});
