/**
 * A page of the console is there before its program: whoever presses a button with `data-confirm` meanwhile is asked all the same, and
 * posts the form itself. Once the program is there it asks (row-forms.ts).
 */
addEventListener('submit', (event: SubmitEvent) => {
  const question = event.submitter?.dataset.confirm
  if (question && document.documentElement.dataset.awake === undefined && !confirm(question)) event.preventDefault()
})
