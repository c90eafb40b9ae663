import type { CSSProperties } from 'react'

const colours = ['#ffb020', '#3b82f6', '#ef476f', '#06d6a0', '#ffd166', '#c77dff']

/** Paper in the air over the whole window, for prizes that ask for it; none where motion is not wanted. */
export function Confetti() {
  return (
    <div className="pointer-events-none fixed inset-0 z-5 overflow-hidden motion-reduce:hidden" aria-hidden>
      {Array.from({ length: 70 }, (_, index) => (
        <i
          key={index}
          className="absolute -top-5 h-3.5 w-[9px] animate-confetti"
          style={
            {
              left: `${(index * 37) % 100}%`,
              background: colours[index % colours.length],
              animationDelay: `${(index % 12) * 0.09}s`,
              '--drift': `${((index * 53) % 160) - 80}px`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  )
}
