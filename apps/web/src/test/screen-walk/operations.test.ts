import { walkScreens } from './walked-screens.ts'

walkScreens('operations')
