import { publicRouter } from './public-router.tsx'
import { start } from './start.tsx'

start(publicRouter)
