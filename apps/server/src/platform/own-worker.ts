import { Worker, type WorkerOptions } from 'node:worker_threads'
import { workerEnv } from './env.ts'

/** A worker thread without the server's own loaders (of a bench, of tests), and without reports of `node --watch`. */
export const ownWorker = (file: URL, options: WorkerOptions): Worker =>
  new Worker(file, { ...options, execArgv: [], env: workerEnv() })
