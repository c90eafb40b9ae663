import { layerNames, layers, type Layer } from '@intranet/contract/content/calendar-words'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { layerColour } from './calendar-look.ts'

interface LayerListProps {
  hidden: Layer[]
  onChange: (hidden: Layer[]) => void
}

/** What the calendar shows; the choice stays in this browser. */
export function LayerList({ hidden, onChange }: LayerListProps) {
  const toggle = (layer: Layer) =>
    onChange(hidden.includes(layer) ? hidden.filter((other) => other !== layer) : [...hidden, layer])
  return (
    <>
      <SectionLabel>Camadas</SectionLabel>
      {layers.map((layer) => (
        <label key={layer} className="flex min-h-[30px] items-center gap-2 text-sm">
          <Checkbox checked={!hidden.includes(layer)} onCheckedChange={() => toggle(layer)} />
          <span
            className="size-2 shrink-0 rounded-full"
            style={{ backgroundColor: layerColour(layer) }}
            aria-hidden
          />
          {layerNames[layer]}
        </label>
      ))}
    </>
  )
}
