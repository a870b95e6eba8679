// On a slow connection the script must load first. Pictures and fonts load while the script runs, and are ready when it draws.
const deferred = document.querySelector<HTMLTemplateElement>('#deferred')
if (deferred) document.head.append(deferred.content)
