import { pressScreens } from '../walked-screens.ts'

pressScreens('operations')
