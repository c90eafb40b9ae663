import { commandOf, parentOf } from '@intranet/db/processes'

/**
 * `npx` hands SIGTERM to a shell that dies of it without telling pnpm, and would leave the server behind.
 * So the server looks whether the npx above it still lives, and ends as if it had got the signal itself.
 */
export function endWithLauncher(): void {
  const launcher = findLauncher()
  if (!launcher) return
  const timer = setInterval(() => {
    if (commandOf(launcher.pid) === launcher.command) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

function findLauncher(): { pid: number; command: string } | undefined {
  let pid = process.ppid
  for (let level = 0; level < 6 && pid > 1; level++) {
    const command = commandOf(pid)
    if (/^npm exec |^\S*node\S* \S*(npx|npx-cli\.js) /.test(command)) return { pid, command }
    pid = parentOf(pid)
  }
  return undefined
}
