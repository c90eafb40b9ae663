import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** A short hint on hover and focus. The trigger must carry its own accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip-content"
            className="z-50 max-w-[260px] animate-appear rounded-sm bg-ink px-2 py-1 text-xs text-ink-foreground"
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
