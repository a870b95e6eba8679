// On a slow connection the script loads first; pictures and fonts load while it runs, and are ready when it draws.
const deferred = document.querySelector<HTMLTemplateElement>('#deferred')
if (deferred) document.head.append(deferred.content)
