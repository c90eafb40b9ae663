import { walkScreens } from './walked-screens.ts'

walkScreens('sales')
