// One link for a group of friends: the invitations of all free seats, and the watchers' secret for whoever comes too late.
// A personal link has the watchers' secret too, so that whoever sits down can hand it on. All of it stands behind the `#`,
// which no browser sends to a server, and opens no more than its parts do.

export interface Invitation {
  seat: number;
  invitation: string;
}

/** What stands in the address behind `#g=`: each invitation after the number of its seat. */
export const groupSecret = (invitations: Invitation[], audience = ''): string =>
  invitations.map(({ seat, invitation }) => `${seat}.${invitation}`).join('.') + (audience && `~${audience}`);

/** What stands in the address behind `#i=`: an invitation, and the watchers' secret where it is known. */
export const personalSecret = (invitation: string, audience = ''): string => invitation + (audience && `~${audience}`);

export function readPersonal(secret: string): { invitation: string; audience: string } {
  const [invitation = '', audience = ''] = secret.split('~', 2);
  return { invitation, audience };
}

export function readGroup(secret: string): { invitations: Invitation[]; audience: string } {
  const [seats = '', audience = ''] = secret.split('~', 2);
  const parts = seats.split('.');
  const invitations = parts.flatMap((seat, place) => {
    const invitation = parts[place + 1];
    return place % 2 === 0 && invitation ? [{ seat: Number(seat), invitation }] : [];
  });
  return { invitations, audience };
}
