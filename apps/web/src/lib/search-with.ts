/**
 * For a link or a navigation that stays on its screen (`to: '.'`): what is asked of it, with `part` in place.
 * An undefined part is left out of the address.
 */
export const searchWith = (part: object) =>
  // `.` may be any screen: the router would ask for what fits the search of all of them at once.
  ((before: object) => ({ ...before, ...part })) as never
