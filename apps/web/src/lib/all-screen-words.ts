import { tellScreens } from './screen-words.ts'

// In a build the words of every screen stand here (apps/web/route-words.ts); in development routes have them at once.
tellScreens({})
