import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { iconButtonVariants } from './icon-button-variants.ts'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** Accessible name, and the tooltip. */
  label: string
  size?: 'default' | 'sm' | 'row'
}

/** A button of one icon: named for screen readers, with a tooltip for everybody else. */
export function IconButton({
  icon: Icon,
  label,
  size,
  className,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        data-slot="icon-button"
        {...props}
        type={type}
        aria-label={label}
        className={cn(iconButtonVariants({ size }), className)}
      >
        <Icon aria-hidden />
      </button>
    </Tooltip>
  )
}
