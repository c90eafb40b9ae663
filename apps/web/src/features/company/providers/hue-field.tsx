import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'

/** A provider's square in its hue, and its name. */
export function HueMark({ hue, children }: { hue: number; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        className="size-2 shrink-0 rounded-[2px]"
        style={{ backgroundColor: `oklch(0.62 0.16 ${hue})` }}
        aria-hidden
      />
      {children}
    </span>
  )
}

/** The hue of a provider's mark, 0 to 360. */
export function HueField(props: FieldProps) {
  const field = useField<number | null | undefined>(props)
  const hue = field.value ?? 215
  return (
    <FieldFrame {...props} field={field}>
      <span className="flex h-[34px] items-center gap-3">
        <input
          {...field.input}
          type="range"
          min={0}
          max={360}
          step={1}
          value={hue}
          aria-valuetext={`${hue} graus`}
          className="grow accent-primary"
          onChange={(event) => field.setValue(Number(event.target.value))}
        />
        <HueMark hue={hue}>
          <span className="w-8 text-right">{hue}°</span>
        </HueMark>
      </span>
    </FieldFrame>
  )
}
