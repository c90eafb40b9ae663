import { offerScreens } from '../walked-screens.ts'

offerScreens('operations')
