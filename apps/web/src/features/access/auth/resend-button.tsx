import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'

const PAUSE_S = 30

/** Sends the code again, at most every half minute. */
export function ResendButton({ onResend }: { onResend: () => Promise<unknown> }) {
  const [left, setLeft] = useState(PAUSE_S)
  useEffect(() => {
    if (left <= 0) return
    const timer = window.setTimeout(() => setLeft(left - 1), 1000)
    return () => window.clearTimeout(timer)
  }, [left])
  return (
    <Button
      variant="ghost"
      cooldown
      disabled={left > 0}
      onClick={() => {
        setLeft(PAUSE_S)
        void onResend()
      }}
    >
      {left > 0 ? `Reenviar código em ${left} s` : 'Reenviar código'}
    </Button>
  )
}
