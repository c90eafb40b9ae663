import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * A worker thread that has nothing of how the server was started: neither its loaders (of a bench, of tests), nor the
 * reports of `node --watch`, which come as messages of the worker.
 */
export function ownWorker(file: URL, options: WorkerOptions): Worker {
  const { WATCH_REPORT_DEPENDENCIES: _watched, ...env } = process.env
  return new Worker(file, { ...options, execArgv: [], env })
}
