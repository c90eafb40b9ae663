import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'

const PAUSE_S = 30

interface ResendButtonProps {
  /** A code has just been sent: the next one has to wait. */
  sent: boolean
  onResend: () => Promise<unknown>
}

/** Sends the code again, at most every half minute. */
export function ResendButton({ sent, onResend }: ResendButtonProps) {
  const [left, setLeft] = useState(sent ? PAUSE_S : 0)
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
