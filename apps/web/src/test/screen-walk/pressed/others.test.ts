import { pressScreens } from '../walked-screens.ts'

pressScreens('others')
