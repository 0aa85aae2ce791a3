/** Closes the dialog with that id. In browsers without `command`, site/head-script/boot.ts does it. */
export function CloseButton({ dialog }: { dialog: string }) {
  return (
    <button
      type="button"
      command="close"
      commandfor={dialog}
      className="-mr-3 inline-flex min-h-11 items-center gap-3 px-3 text-base text-muted transition-colors duration-400 hover:text-text"
    >
      Close
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor">
        <path d="m1.5 1.5 13 13m0-13-13 13" />
      </svg>
    </button>
  )
}
