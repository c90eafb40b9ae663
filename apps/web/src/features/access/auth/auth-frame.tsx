import type { ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'
import { GroupLogos } from './group-logos.tsx'

interface AuthFrameProps {
  /** `staff` is the intranet's own door, `public` the candidates'. */
  frame: 'staff' | 'public'
  title: string
  lead: ReactNode
  children: ReactNode
}

const words = {
  staff: ['Gente, rede e vendas', 'na mesma linha.'],
  public: ['A próxima ligação', 'pode ser você.'],
} as const

// One bundle of fibres: each line lies a little below the one before it.
const lines = Array.from({ length: 13 }, (_, line) => ({
  path: `M-20 ${640 + 15 * line}C${190 + 6 * line} ${640 + 15 * line} ${200 + 5 * line} ${250 + 17 * line} ${380 + 4 * line} ${230 + 19 * line}S560 ${90 + 24 * line} 680 ${70 + 26 * line}`,
  opacity: 0.22 + 0.06 * (line % 5),
}))
const nodes = [
  [380, 306, 5],
  [246, 576, 3.5],
  [560, 250, 4],
  [124, 742, 3],
] as const

/** The fields at the left, the thread at the right; on narrow windows only the fields. */
export function AuthFrame({ frame, title, lead, children }: AuthFrameProps) {
  return (
    <div className={cn('auth', frame)}>
      <div className="auth-form">
        <div className="auth-box">
          <div className="grid gap-2">
            <h1>{title}</h1>
            <p className="text-muted-foreground">{lead}</p>
          </div>
          {children}
        </div>
        <GroupLogos />
      </div>
      <div className="auth-art" aria-hidden>
        <svg viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice">
          {lines.map(({ path, opacity }) => (
            <path key={path} d={path} opacity={opacity} />
          ))}
          {nodes.map(([cx, cy, r]) => (
            <circle key={cx} cx={cx} cy={cy} r={r} />
          ))}
        </svg>
        <p>
          {words[frame][0]}
          <br />
          {words[frame][1]}
        </p>
      </div>
    </div>
  )
}
