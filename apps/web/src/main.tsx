import { router } from './router.tsx'
import { start } from './start.tsx'

start(router)
