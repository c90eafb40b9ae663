import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { HueMark } from '@/components/ui/marked.tsx'

/** The hue of a provider's mark, 0 to 360. */
export function HueField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<number | null | undefined, Values>(props)
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
