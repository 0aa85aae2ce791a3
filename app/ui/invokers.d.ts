/** Attributes that browsers support but React's types do not yet. */
import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'show-popover' | 'toggle-popover' | undefined
    commandfor?: string | undefined
  }

  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none' | undefined
  }
}
