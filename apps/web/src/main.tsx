import { keepInstallOffer } from './lib/install-offer.ts'
import { router } from './router.tsx'
import { start } from './start.tsx'

keepInstallOffer()
start(router)
