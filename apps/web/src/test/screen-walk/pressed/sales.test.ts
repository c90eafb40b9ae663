import { pressScreens } from '../walked-screens.ts'

pressScreens('sales')
