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

/** `--art` is the ground that the fibres end in. */
const looks = {
  staff: {
    ground: '[--art:oklch(0.26_0.045_220)]',
    line: 'stroke-[oklch(0.8_0.1_205)]',
    node: 'fill-[oklch(0.93_0.07_200)]',
    text: 'text-[oklch(0.97_0.01_210)]',
  },
  public: {
    ground: '[--art:var(--primary-soft)]',
    line: 'stroke-primary-line opacity-100',
    node: 'fill-node',
    text: 'text-foreground',
  },
} as const

/** The fields at the left, the thread at the right; on narrow windows only the fields. */
export function AuthFrame({ frame, title, lead, children }: AuthFrameProps) {
  const look = looks[frame]
  return (
    <div className="grid min-h-[calc(100dvh-var(--header-h))] grid-cols-2 max-[801px]:grid-cols-1">
      <div className="flex flex-col px-5 py-6">
        <div className="m-auto flex w-full max-w-[360px] flex-col gap-4 [--field-h:40px] max-[801px]:mt-3 [&_form]:grid [&_form]:gap-4">
          <div className="grid gap-2">
            <h1 className="text-2xl">{title}</h1>
            <p className="text-muted-foreground">{lead}</p>
          </div>
          {children}
        </div>
        <GroupLogos />
      </div>
      <div
        className={cn(
          'sticky top-(--header-h) h-[calc(100dvh-var(--header-h))] overflow-hidden bg-(--art) max-[801px]:hidden',
          'after:absolute after:inset-x-0 after:top-[60%] after:bottom-0 after:bg-[linear-gradient(transparent,var(--art)_75%)]',
          look.ground,
        )}
        aria-hidden
      >
        <svg
          className="absolute inset-0 size-full"
          viewBox="0 0 640 900"
          preserveAspectRatio="xMidYMid slice"
        >
          {lines.map(({ path, opacity }) => (
            <path
              key={path}
              d={path}
              opacity={opacity}
              className={cn('fill-none stroke-[1.5px]', look.line)}
            />
          ))}
          {nodes.map(([cx, cy, r]) => (
            <circle key={cx} cx={cx} cy={cy} r={r} className={look.node} />
          ))}
        </svg>
        <p
          className={cn(
            'absolute right-10 bottom-9 left-10 z-1 text-2xl font-semibold [font-stretch:112%]',
            look.text,
          )}
        >
          {words[frame][0]}
          <br />
          {words[frame][1]}
        </p>
      </div>
    </div>
  )
}
