/**
 * A console page is visible before its script has loaded: this confirms buttons with `data-confirm` until then, and the form posts
 * itself. Afterwards row-forms.ts does it.
 */
addEventListener('submit', (event: SubmitEvent) => {
  const question = event.submitter?.dataset.confirm
  if (question && document.documentElement.dataset.awake === undefined && !confirm(question)) event.preventDefault()
})
