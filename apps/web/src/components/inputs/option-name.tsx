import { HueMark } from '@/components/ui/hue-mark.tsx'
import type { Option } from './option.ts'

/** What a choice is called; of a provider with its square. */
export const OptionName = ({ option: { label, hue } }: { option: Option }) =>
  hue === undefined ? label : <HueMark hue={hue}>{label}</HueMark>
