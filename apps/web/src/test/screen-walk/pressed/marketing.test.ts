import { pressScreens } from '../walked-screens.ts'

pressScreens('marketing')
