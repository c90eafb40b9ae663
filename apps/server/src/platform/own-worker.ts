import { Worker, type WorkerOptions } from 'node:worker_threads'
import { workerEnv } from './env.ts'

/** Whether workers lower their priority. Not in tests, which wait for their work alone. */
export const workers = { inBackground: true }

/** A worker thread without the server's own loaders (of a bench, of tests), and without reports of `node --watch`. */
export const ownWorker = (file: URL, options: Omit<WorkerOptions, 'workerData'>): Worker =>
  new Worker(file, { ...options, workerData: { ...workers }, execArgv: [], env: workerEnv() })
