import { buildWebIfStale, checkWebBudget } from './web-build.ts'

// The server needs no build: Node runs its TypeScript.
buildWebIfStale(true)
checkWebBudget()
