/** In a build the words of every screen, written by `apps/web/route-words.ts`; in development routes have them at once. */
export {}
